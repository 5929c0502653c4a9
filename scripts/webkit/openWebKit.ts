import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../tests/support/freePort';

/** WebKitGTK's small browser is in /usr/lib/<architecture>/webkit2gtk-<version>/. */
const LIBRARIES = '/usr/lib';

const HOW = `Debian and Ubuntu have what this needs: apt-get install -y webkit2gtk-driver xvfb`;

function findBrowser(): string {
  for (const architecture of readdirSync(LIBRARIES).filter((name) => name.endsWith('-linux-gnu'))) {
    const folder = path.join(LIBRARIES, architecture);
    const version = readdirSync(folder).find((name) => name.startsWith('webkit2gtk-'));
    if (version !== undefined) return path.join(folder, version, 'MiniBrowser');
  }
  throw new Error(`WebKitGTK was not found. ${HOW}`);
}

async function start(program: string, args: string[], options: SpawnOptions): Promise<ChildProcess> {
  const child = spawn(program, args, options);
  await once(child, 'spawn').catch((cause: unknown) => {
    throw new Error(`${program} could not be started. ${HOW}`, { cause });
  });
  return child;
}

/** A display without a screen. Resolves to its name once it accepts windows. */
async function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const server = await start('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const written = server.stdio[3] as Readable;
  const [number] = (await once(written, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, server };
}

export interface OpenWebKit {
  driver: WebDriver;
  close: () => Promise<void>;
}

/** A window of WebKitGTK, as narrow as it can be, driven by WebDriver. */
export async function openWebKit(): Promise<OpenWebKit> {
  const binary = findBrowser();
  const { display, server } = await startDisplay();
  const running = [server];
  const stop = () => running.forEach((child) => child.kill());
  try {
    const port = await freePort();
    const webDriver = await start('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        // WebKit's sandbox cannot be set up by root. The only pages that are opened are our own.
        ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
      },
    });
    running.unshift(webDriver);
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    });
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities)
      .build();
    await driver.manage().window().setRect({ width: 360, height: 800 });
    return { driver, close: () => driver.quit().finally(stop) };
  } catch (error) {
    stop();
    throw error;
  }
}
