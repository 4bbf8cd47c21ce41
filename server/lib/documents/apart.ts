/**
 * What a program of runApart is: it reads one file from its input and writes an answer. Whatever the file makes of it,
 * the server only loses this process.
 */
export async function answerApart(read: (bytes: Buffer) => Promise<unknown>): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  process.stdout.write(JSON.stringify(await read(Buffer.concat(chunks))), () => process.exit(0));
}
