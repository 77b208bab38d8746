export default function OrderEntry() {
  return <main>OrderEntry</main>
}
