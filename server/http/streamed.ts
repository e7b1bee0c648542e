/**
 * A body that is made while it is read. Its first part is made before the answer begins, so that what fails at once
 * is answered by its status; what fails later breaks the connection, which no browser takes for a whole file.
 */
export async function streamed(parts: AsyncGenerator<string, void>): Promise<ReadableStream> {
  const encoder = new TextEncoder();
  let next = await parts.next();
  return new ReadableStream<Uint8Array>({
    async pull(body) {
      if (next.done) return body.close();
      body.enqueue(encoder.encode(next.value));
      next = await parts.next();
    },
    async cancel() {
      await parts.return();
    },
  });
}
