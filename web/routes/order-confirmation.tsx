export default function OrderConfirmation() {
  return <main>OrderConfirmation</main>
}
