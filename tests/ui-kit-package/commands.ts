import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(__dirname, '../..');
export const kitFolder = path.join(root, 'ui-kit');
/** The path of an installed package's folder or file. */
export const installed = (name: string) => path.join(root, 'node_modules', name);

/** The environment without the settings of the npm that runs the tests; Next.js is kept from sending telemetry about the build. */
export const environment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) && name !== 'NODE_OPTIONS'),
  ),
  NEXT_TELEMETRY_DISABLED: '1',
};

/** Runs a package's script with Node. Resolves to '' on success, else to its whole output. */
export const failureOf = async (script: string, args: string[], cwd: string): Promise<string> =>
  run(process.execPath, [installed(script), ...args], { cwd }).then(
    () => '',
    (reason: unknown) => {
      const { stdout, stderr } = reason as { stdout: string; stderr: string };
      return `${stdout}${stderr}` || String(reason);
    },
  );

/** Runs npm. Resolves to its output. */
export async function npm(args: string[], cwd: string): Promise<string> {
  const allArgs = [...args, '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  const { stdout } = await run('npm', allArgs, {
    cwd,
    env: environment,
    shell: process.platform === 'win32',
  });
  return stdout;
}

/** Builds and packs the kit with `npm pack`. Resolves to the path of the archive and the names of its files. */
export async function packKit(destination: string): Promise<{ archive: string; files: string[] }> {
  const output = await npm(['pack', '--json', '--pack-destination', destination], kitFolder);
  // The output of the build precedes the JSON.
  const [packed] = JSON.parse(output.slice(output.indexOf('[\n'))) as {
    filename: string;
    files: { path: string }[];
  }[];
  if (!packed) throw new Error('npm packed nothing.');
  return { archive: path.join(destination, packed.filename), files: packed.files.map((file) => file.path) };
}
