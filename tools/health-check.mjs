/** For containers: exits with 0 when the service in this one may be sent requests, with 1 when not. */
import process from 'node:process';

const { PORT, HOST } = process.env;
// A service that listens on every address of the machine listens on the loopback one.
const host = HOST === undefined || ['', '0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST;
const address = host.includes(':') ? `[${host}]` : host;
try {
  const { ok } = await fetch(`http://${address}:${PORT || '8080'}/health`);
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
