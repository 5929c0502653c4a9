import { readFileSync } from 'node:fs';
import path from 'node:path';
import { credentialPolicy, type ChangePolicy } from '@portal/contract';
import { policies } from '../support/accountModel/modelTerms';
import { tableIn } from '../support/documentTable';

const document = readFileSync(path.resolve(__dirname, '../../docs/security.md'), 'utf8');

const proofOf = ({
  codeBy: [first, other],
  bySecondFactor,
}: Pick<ChangePolicy, 'codeBy' | 'bySecondFactor'>): string => {
  if (first === undefined) return 'the password';
  const [factor, passkey] = bySecondFactor ? ['the second factor, ', '; a passkey in any case'] : ['', ''];
  return `${factor}a code by ${first}, else by ${other ?? ''}; the password where there is none of them${passkey}`;
};

it('SAFE-1: docs/security.md has the actual policy of changes', () => {
  expect(tableIn(document, 'policy')).toEqual(
    Object.entries<ChangePolicy>(credentialPolicy).map(([change, policy]) => [
      change,
      proofOf(policy),
      policy.waitHours === 0 ? 'at once' : `${policy.waitHours} h`,
    ]),
  );
});

it('SAFE-1: the model of accounts asks for the proofs that docs/security.md describes', () => {
  const told = new Map(tableIn(document, 'policy').map(([change, proof]) => [change, proof]));
  for (const [change, { order }] of Object.entries(policies))
    expect([change, told.get(change)]).toEqual([change, proofOf({ codeBy: order, bySecondFactor: true })]);
});
