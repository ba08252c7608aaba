/** The extension of the editor: starts the language server, and restarts it when its settings change. */
import { commands, type ExtensionContext, workspace } from 'vscode';
import { LanguageClient, type LanguageClientOptions, type ServerOptions } from 'vscode-languageclient/node';

const SECTION = 'cadastre';

/** PDL everywhere, and the YAML files of trees of models by their places; the server knows which are its own. */
const CLIENT: LanguageClientOptions = {
  documentSelector: [
    { language: 'pdl' },
    { scheme: 'file', pattern: '**/{entity-registry,patches,rules}.{yml,yaml}' },
    { scheme: 'file', pattern: '**/{rpc,graphql,search}/*.yml' },
  ],
};

let client: LanguageClient | undefined;

export async function activate({ subscriptions }: ExtensionContext): Promise<void> {
  subscriptions.push(
    commands.registerCommand('cadastre.restart', restart),
    workspace.onDidChangeConfiguration(async (change) => {
      if (change.affectsConfiguration(SECTION)) await restart();
    }),
  );
  await restart();
}

export async function deactivate(): Promise<void> {
  const running = client;
  client = undefined;
  await running?.stop();
}

async function restart(): Promise<void> {
  await deactivate();
  client = new LanguageClient(SECTION, 'Cadastre models', serverOptions(), CLIENT);
  await client.start();
}

/** The command line as the settings name it, run in the first folder of the workspace. */
function serverOptions(): ServerOptions {
  const settings = workspace.getConfiguration(SECTION);
  const [command = 'npx', ...args] = settings.get<readonly string[]>('command', ['npx', 'cadastre']);
  const models = settings.get<readonly string[]>('models', []).flatMap((directory) => ['--models', directory]);
  const folder = workspace.workspaceFolders?.[0]?.uri.fsPath;
  return {
    command,
    args: [...args, 'models', 'lsp', '--stdio', ...models],
    // Programs such as npx are scripts of the shell there.
    options: { shell: process.platform === 'win32', ...(folder === undefined ? {} : { cwd: folder }) },
  };
}
