import type { Schema } from '@portal/contract/openapi';
import { schemaFaults } from '../../../scripts/conformance/schemaFaults';
import { paymentMethodsFixture } from '../../fixtures/paymentMethods';
import { rechargeConfigFixture } from '../../fixtures/recharge';
import { topUpFixture } from '../../fixtures/transactions';
import { userFixture } from '../../fixtures/users';
import { accountZoneFixture } from '../../fixtures/zones';
import { jsonForms, withField } from '../../support/jsonForms';
import { openApiValidator } from '../../support/openApiValidator';

const validator = openApiValidator();
afterAll(() => validator.close());

const refer = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const samples: [string, object][] = [
  ['User', userFixture({ dob: '1990-01-01' })],
  ['Transaction', topUpFixture()],
  ['PaymentMethods', paymentMethodsFixture()],
  ['PaymentMethod', paymentMethodsFixture().bankTransfers[0]!],
  ['GameRechargeConfig', rechargeConfigFixture()],
  ['AccountZone', accountZoneFixture()],
  ['LocaleDictionary', { a: 'á' }],
  ['ErrorBody', { statusCode: 422, message: 'Sai.', errors: { username: ['Sai.'] } }],
];

describe('HOST-6: the check of answers agrees with ajv', () => {
  it.each(samples)('%s, as it is and with every field in every other form', async (name, sample) => {
    const odd = Object.keys(sample).flatMap((field) =>
      jsonForms.map(([, form]) => withField(sample, field, form)),
    );
    for (const value of [sample, ...odd]) {
      const own = schemaFaults(refer(name), value).length === 0;
      expect({ value, fits: own }).toEqual({
        value,
        fits: (await validator.faultOf(refer(name), value)) === '',
      });
    }
    expect(schemaFaults(refer(name), sample)).toEqual([]);
  });
});
