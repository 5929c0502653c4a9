import { isBreaking, type Finding } from './conformance/finding';
import { help, readOptions, UsageError } from './conformance/options';
import { linesOf, summaryOf } from './conformance/print';
import { conformance } from './conformance/run';

/** `npm run conformance -- <address>`: checks how far an API host follows the contract (HOST-6). Exit code 2 for an invalid command line. */
async function main(): Promise<void> {
  // In development, the portal's readers log the rows that they skip to the console. Here the findings report them.
  process.env.NODE_ENV = 'production';
  const options = readOptions(process.argv.slice(2), process.env);
  if (options === 'help') {
    console.log(help);
    return;
  }
  const findings: Finding[] = [];
  for await (const finding of conformance(options)) {
    findings.push(finding);
    console.log(linesOf(finding));
  }
  console.log(`\n${summaryOf(findings)}`);
  process.exitCode = findings.some(isBreaking) ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 2;
});
