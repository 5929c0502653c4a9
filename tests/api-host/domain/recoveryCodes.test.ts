import { hashOfRecoveryCode, newRecoveryCodes } from '../../../api-host/domain/recoveryCodes';

it('SAFE-5: creates ten different codes of 80 bits, without letters that look like digits', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
});

it('SAFE-5: reads a code in any spelling, and hashes it differently for each player', () => {
  const hash = hashOfRecoveryCode(1, '0a1b-2c3d-4e5f-6g7h');
  for (const typed of ['0A1B2C3D4E5F6G7H', ' oalb 2c3d 4e5f 6g7h ', 'OAIB-2C3D-4E5F-6G7H'])
    expect(hashOfRecoveryCode(1, typed)).toEqual(hash);
  expect(hashOfRecoveryCode(2, '0a1b-2c3d-4e5f-6g7h')).not.toEqual(hash);
  expect(hashOfRecoveryCode(1, '0a1b-2c3d-4e5f-6g7j')).not.toEqual(hash);
});
