import { createInterface } from 'node:readline/promises';
import { buffer } from 'node:stream/consumers';

/** Everything on standard input; empty when that is a terminal, where nobody would know that input is waited for. */
export async function readStandardInput(): Promise<Buffer> {
  if (process.stdin.isTTY) return Buffer.alloc(0);
  return buffer(process.stdin);
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
