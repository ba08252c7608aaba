import { createInterface } from 'node:readline/promises';

/** What comes from standard input; nothing from a terminal, where nobody would know that input is waited for. */
export async function* readStandardInput(): AsyncGenerator<Buffer> {
  if (process.stdin.isTTY) return;
  for await (const chunk of process.stdin) if (Buffer.isBuffer(chunk)) yield chunk;
}

/** The answer to a question on the terminal; `undefined` when nobody is there to answer. */
export async function askPerson(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await reader.question(question);
  } finally {
    reader.close();
  }
}
