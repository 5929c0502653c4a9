import path from 'node:path';
import ts from 'typescript';

export const kitFolder = path.resolve(__dirname, '../../ui-kit');

const formatHost: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => kitFolder,
  getNewLine: () => '\n',
};

/** Throws the compiler's complaints, if there are any. */
export function refuse(complaints: readonly ts.Diagnostic[]): void {
  if (complaints.length > 0) throw new Error(ts.formatDiagnostics(complaints, formatHost));
}

/** The kit as TypeScript sees it from its three entry points (ui-kit/tsconfig.build.json). */
export function kitProgram(): ts.Program {
  const file = path.join(kitFolder, 'tsconfig.build.json');
  const parsed = ts.getParsedCommandLineOfConfigFile(file, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (complaint) => refuse([complaint]),
  });
  if (!parsed) throw new Error(`${file} can't be read.`);
  refuse(parsed.errors);
  return ts.createProgram(parsed.fileNames, parsed.options);
}
