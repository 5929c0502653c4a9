import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const readme = path.join(__dirname, '../../ui-kit/README.md');

export type App = 'vite' | 'next';

/** A file of a recipe: its path in the project, and its text. */
export interface RecipeFile {
  /** Undefined if the file belongs to both recipes. */
  app: App | undefined;
  name: string;
  text: string;
}

/** The files in the kit's README: each code block whose first line is a comment with a path, such as `// next: app/page.tsx`. */
export function recipeFiles(markdown = readFileSync(readme, 'utf8')): RecipeFile[] {
  const block = /```\w+\n(?:\/\/|<!--) (?:(vite|next): )?([\w./-]+\.\w+)(?: -->)?\n([\s\S]*?)```/g;
  return [...markdown.matchAll(block)].map(([, app, name = '', text = '']) => ({
    app: app as App | undefined,
    name,
    text,
  }));
}

/** Writes the files of a recipe into a folder. */
export function writeRecipe(app: App, folder: string): void {
  for (const file of recipeFiles().filter((one) => (one.app ?? app) === app)) {
    const target = path.join(folder, file.name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.text);
  }
}
