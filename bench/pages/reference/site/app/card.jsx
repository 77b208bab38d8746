export const Card = ({ service: { picture, points, slug, subtitle, title } }) => (
  <article className="k">
    <img
      src={`/img/${picture}-720.avif`}
      srcSet={`/img/${picture}-360.avif 360w, /img/${picture}-720.avif 720w`}
      sizes="(max-width:640px) 92vw, 360px"
      width="720"
      height="480"
      loading="lazy"
      alt=""
    />
    <div>
      <h3>{title}</h3>
      <p>{subtitle}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <a href={`/services#${slug}`}>Ver servicio de {title.toLowerCase()}</a>
    </div>
  </article>
)
