import { CREDIT_UNIT, CSRF_MISMATCH, limits } from '@portal/contract';

it('ENT-1: limits are the constants of requirements §9', () => {
  expect(limits).toEqual({
    apiTimeoutMs: 5000,
    historyLength: 15,
    codeLength: 6,
    usernameMin: 4,
    usernameMax: 32,
    passwordMin: 8,
    passwordMax: 128,
    phoneMin: 10,
    phoneMax: 15,
    nameMax: 128,
    nameInputMax: 32,
    emailMax: 128,
    headerScrollPx: 85,
    copiedMs: 3000,
    migrationRefetchMs: 3000,
    paymentQrPx: 144,
  });
  expect(CREDIT_UNIT).toBe('KP');
  expect(CSRF_MISMATCH).toBe(419);
});
