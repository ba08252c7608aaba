/** For containers: exits with 0 when the service in this one may be sent requests, with 1 when not. */
import process from 'node:process';

const { PORT = '8080' } = process.env;
try {
  const { ok } = await fetch(`http://127.0.0.1:${PORT}/health`);
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
