import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

/**
 * A separate program, since ESLint loads its configuration as an ES module and Jest runs CommonJS. Reads `[{filePath, code}]` from stdin
 * and prints the ids of the rules that each file breaks.
 */
interface VirtualFile {
  filePath: string;
  code: string;
}

async function main() {
  const files = JSON.parse(await text(process.stdin)) as VirtualFile[];
  const eslint = new ESLint();
  const broken: string[][] = [];
  for (const { filePath, code } of files) {
    const [result] = await eslint.lintText(code, { filePath });
    broken.push((result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message));
  }
  process.stdout.write(JSON.stringify(broken));
}

void main();
