import { pictureFiles } from '../../content/picture-files.ts'
import { type PictureName, pictures } from '../../content/pictures.ts'
import styles from './picture.module.css'

interface PictureProps {
  name: PictureName
  /** Shown below 760 px instead, where the wide one would be a strip. */
  phone?: PictureName
  /** In a column beside the margin, it is shown as long as the margin narrows that column. */
  inColumn?: boolean
  /**
   * The page's first picture: fetched before the rest, and no text waits for it to be decoded.
   * All others wait until they are near, let it go first, and are painted with what surrounds them:
   * decoded apart, they left a grey plate for a moment.
   */
  first?: boolean
}

const phones = '(max-width: 47.5em)'
const tablets = '(max-width: 62.5em)'

/** A picture of content/: AVIF with JPEG behind it, or a drawing; its size is known before it comes. */
export function Picture({ name, phone, inColumn, first }: PictureProps) {
  const { width, height, alt, kind } = pictures[name]
  const { avif, src } = pictureFiles(name)
  const narrow = phone && { ...pictureFiles(phone), width: pictures[phone].width, height: pictures[phone].height }
  const media = inColumn ? tablets : phones
  return (
    <picture className={styles.picture}>
      {narrow?.avif && (
        <source media={media} type="image/avif" srcSet={narrow.avif} width={narrow.width} height={narrow.height} />
      )}
      {narrow && <source media={media} srcSet={narrow.src} width={narrow.width} height={narrow.height} />}
      {avif && <source type="image/avif" srcSet={avif} />}
      <img
        className={kind === 'drawing' ? styles.drawing : styles.photo}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
        decoding={first ? 'async' : undefined}
      />
    </picture>
  )
}
