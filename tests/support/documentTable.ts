/** The rows of the table that a document marks with `<!-- name -->` and `<!-- end of name -->`, without its header. */
export function tableIn(document: string, name: string): string[][] {
  const [, text = ''] =
    new RegExp(`<!-- ${name} -->\\n([\\s\\S]*?)<!-- end of ${name} -->`).exec(document) ?? [];
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
