import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { invariant } from '../../src/kernel/assert-never.js';
import { jsonMember } from '../wire/json-member.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Tests may run as root, and the pages are ours. */
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-background-networking',
  '--no-first-run',
  '--mute-audio',
  '--remote-debugging-port=0',
];
const LISTENING = /^DevTools listening on (ws:\S+)/;
/** Between two looks at a page that is not yet as it is waited for. */
const PAUSE = 50;
const ENDED = 'the browser has ended';

/** How a person sees a page. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly scheme: 'dark' | 'light';
}

/** Name of the program; `undefined` where there is none. */
export function findChromium(): string | undefined {
  return NAMES.find((name) => spawnSync(name, ['--version']).status === 0);
}

type Parameters = Readonly<Record<string, unknown>>;

/** A browser without a window, driven by the protocol of its developer tools. */
export class Chromium {
  private readonly answers = new Map<number, (message: unknown) => void>();
  private readonly listeners: ((message: unknown) => void)[] = [];
  private number = 0;

  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    private readonly socket: WebSocket,
  ) {
    socket.addEventListener('message', ({ data }) => {
      const message: unknown = JSON.parse(String(data));
      const id = jsonMember(message, 'id');
      if (typeof id === 'number') {
        this.answers.get(id)?.(message);
        this.answers.delete(id);
      } else for (const listener of this.listeners) listener(message);
    });
    // One that ends by itself answers nobody any more.
    socket.addEventListener('close', () => {
      for (const answer of this.answers.values()) answer(ENDED);
      this.answers.clear();
    });
  }

  static async start(program: string): Promise<Chromium> {
    const folder = mkdtempSync(join(tmpdir(), 'cadastre-browser-'));
    const child = spawn(program, [...FLAGS, `--user-data-dir=${folder}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const address = await addressOf(child);
    // What it says later is not read; a full pipe would stop it.
    child.stderr.resume();
    const socket = new WebSocket(address);
    await once(socket, 'open');
    return new Chromium(child, folder, socket);
  }

  /** A page as somebody sees it who has never been here: with a storage of its own. */
  async open(viewport: Viewport): Promise<BrowserPage> {
    const { browserContextId } = await this.ask('Target.createBrowserContext', {});
    const { targetId } = await this.ask('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await this.ask('Target.attachToTarget', { targetId, flatten: true });
    const page = new BrowserPage((method, parameters) => this.ask(method, parameters, String(sessionId)));
    this.listeners.push((message) => {
      if (jsonMember(message, 'sessionId') === sessionId) page.note(message);
    });
    await page.begin(viewport);
    return page;
  }

  async close(): Promise<void> {
    // Its processes share standard error: when that is closed, the last of them writes nothing more.
    const ended = once(this.child, 'close');
    if (this.socket.readyState === WebSocket.OPEN) {
      // It may have ended before it answers.
      await this.ask('Browser.close', {}).catch(() => undefined);
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }

  private ask(method: string, params: Parameters, sessionId?: string): Promise<Parameters> {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.reject(new TypeError(`${method}: ${ENDED}`));
    const id = ++this.number;
    this.socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve, reject) => {
      this.answers.set(id, (message) => {
        const result = jsonMember(message, 'result');
        if (typeof result === 'object' && result !== null) resolve({ ...result });
        else reject(new TypeError(`${method}: ${JSON.stringify(message)}`));
      });
    });
  }
}

/** A page of the browser. */
export class BrowserPage {
  /** What the page complained of: errors of scripts, and what its policy forbade. */
  readonly complaints: string[] = [];
  private loads = 0;

  constructor(private readonly ask: (method: string, parameters: Parameters) => Promise<Parameters>) {}

  async begin(viewport: Viewport): Promise<void> {
    for (const domain of ['Page', 'Runtime', 'Log']) await this.ask(`${domain}.enable`, {});
    await this.look(viewport);
  }

  async look({ width, height, scheme }: Viewport): Promise<void> {
    const mobile = width < 500;
    await this.ask('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile });
    await this.ask('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });
  }

  /** Resolves when everything that the page names has been loaded. */
  async goTo(url: string): Promise<void> {
    const before = this.loads;
    await this.ask('Page.navigate', { url });
    while (this.loads === before) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      await this.ask('Page.enable', {});
    }
  }

  /** The value of an expression in the page, as JSON gives it; a promise is waited for. */
  async evaluate(expression: string): Promise<unknown> {
    const answer = await this.ask('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    const fault = jsonMember(answer, 'exceptionDetails', 'exception', 'description');
    invariant(fault === undefined, `${expression}: ${String(fault)}`);
    return jsonMember(answer, 'result', 'value');
  }

  /** Wait until the expression is true in the page. */
  async waitFor(expression: string): Promise<void> {
    while ((await this.evaluate(expression)) !== true) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }

  /** Type into what has the focus. */
  async type(text: string): Promise<void> {
    await this.ask('Input.insertText', { text });
  }

  /** Press and release a key. @param key its name, such as `Enter` */
  async press(key: string): Promise<void> {
    const text = key.length === 1 ? { text: key } : {};
    const code = { Enter: 13, Escape: 27, ArrowDown: 40, ArrowUp: 38 }[key];
    const known = code === undefined ? {} : { windowsVirtualKeyCode: code };
    await this.ask('Input.dispatchKeyEvent', { type: 'keyDown', key, ...text, ...known });
    await this.ask('Input.dispatchKeyEvent', { type: 'keyUp', key, ...known });
  }

  /** A picture of what is seen, as PNG. */
  async picture(): Promise<Buffer> {
    const { data } = await this.ask('Page.captureScreenshot', { format: 'png' });
    return Buffer.from(String(data), 'base64');
  }

  note(message: unknown): void {
    switch (jsonMember(message, 'method')) {
      case 'Page.loadEventFired':
        this.loads++;
        break;
      case 'Runtime.exceptionThrown':
        this.complaints.push(String(jsonMember(message, 'params', 'exceptionDetails', 'exception', 'description')));
        break;
      case 'Log.entryAdded':
        if (jsonMember(message, 'params', 'entry', 'level') === 'error') {
          this.complaints.push(String(jsonMember(message, 'params', 'entry', 'text')));
        }
    }
  }
}

async function addressOf(child: { readonly stderr: Readable }): Promise<string> {
  const said: string[] = [];
  for await (const line of createInterface(child.stderr)) {
    const address = LISTENING.exec(line)?.[1];
    if (address !== undefined) return address;
    said.push(line);
  }
  throw new TypeError(`The browser ended: ${said.join('\n')}`);
}
