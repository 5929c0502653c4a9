import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from './buildError';
import { places } from './places';

/** A package that ships with the portal, as the SBOM lists it. */
interface Component {
  name: string;
  version: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
  /** 'pkg:npm/%40portal/contract@0.1.0' */
  purl: string;
}

/** A software bill of materials in CycloneDX format (OPS-8): the packages that the host and the browser run, without build and test tools. */
export interface Sbom {
  bomFormat: 'CycloneDX';
  components: Component[];
}

/** Lets a build succeed whose npm cannot write an SBOM. */
export const PACKAGES_OPTIONAL = '--packages-optional';

/** The SBOM of the installed packages, as npm writes it; throws with npm's message if it does not. */
function sbomOf(npm: string): Sbom {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [npm, 'sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'],
    { cwd: places.root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(stderr.trim() || stdout.trim());
  try {
    return JSON.parse(stdout) as Sbom;
  } catch {
    // npm 9.2 does not know the command, but succeeds.
    throw new Error(stdout.trim().split('\n', 1)[0]);
  }
}

/**
 * Reads the SBOM of the installed packages from npm, or returns why there is none: the build does not run under npm (`npm` is undefined),
 * or npm fails and the packages are `optional`; otherwise it throws then.
 */
export function readSbom(npm: string | undefined, optional: boolean): Sbom | string {
  if (npm === undefined) return 'run the build by npm.';
  try {
    return sbomOf(npm);
  } catch (error) {
    const why = `npm sbom failed, which needs npm 10.2 or newer, or 9.9 (${(error as Error).message}).`;
    if (optional) return why;
    throw new BuildError(why);
  }
}

const isOurs = ({ purl }: Component): boolean => purl.startsWith('pkg:npm/%40portal/');

const licenceOf = ({ licenses = [] }: Component): string =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '').join(', ');

/** The folders of installed packages by `name@version`, including nested ones. */
function installedFolders(): ReadonlyMap<string, string> {
  const lock = JSON.parse(readFileSync(path.join(places.root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { name?: string; version?: string }>;
  };
  return new Map(
    Object.entries(lock.packages).flatMap(([folder, { name, version }]) => {
      const called = name ?? folder.split('node_modules/').at(-1);
      return called && version ? [[`${called}@${version}`, path.join(places.root, folder)]] : [];
    }),
  );
}

function licenceText(folder: string | undefined): string {
  if (folder === undefined || !existsSync(folder)) return '';
  return readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim())
    .join('\n\n');
}

/**
 * The names, licences and licence texts of all packages that ship, as most licences require. Throws if a package names no licence,
 * because it must not be shipped then.
 */
export function noticesOf({ components }: Sbom): string {
  const folders = installedFolders();
  const foreign = components.filter((component) => !isOurs(component));
  const unlicensed = foreign.filter((component) => licenceOf(component) === '');
  if (unlicensed.length > 0)
    throw new Error(`Packages without a licence: ${unlicensed.map(({ name }) => name).join(', ')}`);
  const notices = foreign
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
    .map((component) => {
      const { name, version } = component;
      const title = `${name} ${version} (${licenceOf(component)})`;
      return [title, '-'.repeat(title.length), licenceText(folders.get(`${name}@${version}`))]
        .filter(Boolean)
        .join('\n');
    });
  return `Software of others that this portal is made with.\n\n${notices.join('\n\n\n')}\n`;
}
