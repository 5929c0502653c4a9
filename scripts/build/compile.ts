import webpack, { type Configuration, type Stats } from 'webpack';
import { BuildError } from './buildError';

/** Runs webpack once. Throws BuildError with webpack's own report on any error or warning. */
export async function compile(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error) reject(error);
      else if (result) resolve(result);
    });
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats.hasErrors() || stats.hasWarnings())
    throw new BuildError(stats.toString({ preset: 'errors-warnings', colors: false }));
  return stats;
}
