import path from 'node:path';
import { anchorsOf } from './markdown';

type Files = ReadonlyMap<string, string>;

const FOLDERS = 'src|api-host|contract|ui-kit|stories|tests|scripts|docs|eslint-rules|\\.storybook|\\.ci';
const NAMED_FILE = new RegExp(`(?<![\\w./@-])(?:${FOLDERS})/[\\w./-]*\\w`, 'g');
const COMMENT = /^\s*(?:\/\/|\/?\*|--|#)|\/\/ /;
/** Built files, which git does not list; and the kit guide's placeholder name for any component. */
const NOT_LISTED = /(^|\/)(dist|node_modules|Name(\.\w+)*)(\/|$|\.)/;

const exists = (files: Files, name: string) =>
  files.has(name) || [...files.keys()].some((file) => file.startsWith(`${name}/`));

/** Files of the repository that a document or a comment names but that do not exist. */
export function missingFiles(file: string, line: string, files: Files): string[] {
  if (!/\.mdx?$/.test(file) && !COMMENT.test(line)) return [];
  return [...line.matchAll(NAMED_FILE)]
    .map(([name]) => name)
    .filter(
      (name) => !NOT_LISTED.test(name) && !/^docs\/decisions\/\d{4}$/.test(name) && !exists(files, name),
    );
}

const LINK = /\[([^\]]*)\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g;

/**
 * Broken links of a document: the file or heading does not exist, or, for a link whose text is a name in the code ([`useRecharge`](…)),
 * the file does not contain this name.
 */
export function brokenLinks(file: string, line: string, files: Files): string[] {
  if (!file.endsWith('.md')) return [];
  return [...line.matchAll(LINK)]
    .filter(([, label = '', target = '', anchor]) => {
      const linked =
        target === '' ? file : path.posix.join(path.posix.dirname(file), target).replace(/\/$/, '');
      if (!exists(files, linked)) return true;
      const text = files.get(linked) ?? '';
      const [, name] = /^`(\w+)`$/.exec(label) ?? [];
      return (
        (anchor !== undefined && !anchorsOf(text).has(anchor)) || (name !== undefined && !text.includes(name))
      );
    })
    .map(([link]) => link);
}
