import { readFileSync } from 'node:fs';
import path from 'node:path';
import { credentialPolicy, type ChangePolicy } from '@portal/contract';
import { tableIn } from '../support/documentTable';

const document = readFileSync(path.resolve(__dirname, '../../docs/security.md'), 'utf8');

const proofOf = ({ codeBy: [first, other], bySecondFactor }: ChangePolicy): string => {
  if (first === undefined) return 'the password';
  const factor = bySecondFactor ? 'the second factor or a passkey, ' : '';
  return `${factor}a code by ${first}, else by ${other ?? ''}; the password where there is none of them`;
};

it('SAFE-1: docs/security.md tells the policy of changes as it is', () => {
  expect(tableIn(document, 'policy')).toEqual(
    Object.entries<ChangePolicy>(credentialPolicy).map(([change, policy]) => [
      change,
      proofOf(policy),
      policy.waitHours === 0 ? 'at once' : `${policy.waitHours} h`,
    ]),
  );
});
