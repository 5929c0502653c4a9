import { isUnbearable, type Finding } from './conformance/finding';
import { help, readOptions, UsageError } from './conformance/options';
import { linesOf, summaryOf } from './conformance/print';
import { conformance } from './conformance/run';

/** `npm run conformance -- <address>`: what of the contract an API host keeps (HOST-6). Exit code 2: the command line is wrong. */
async function main(): Promise<void> {
  // The portal's readers count in development's console what they leave out; here the findings say it.
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
  process.exitCode = findings.some(isUnbearable) ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 2;
});
