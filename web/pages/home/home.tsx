export default function Home() {
  return <h1>Wonderling</h1>;
}
