export default function OrderFree() {
  return <main>OrderFree</main>
}
