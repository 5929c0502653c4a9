import {
  amountChosen,
  amountCleared,
  chosenAmountsReducer,
} from '../../../../src/store/slices/chosenAmounts';
import { playerChanged } from '../../../../src/store/slices/session';

describe('PAY-4: the amount in a QR code', () => {
  it('is kept by method, and forgotten with the session', () => {
    const one = chosenAmountsReducer(undefined, amountChosen({ method: 'momo', cash: 50_000 }));
    const two = chosenAmountsReducer(one, amountChosen({ method: 'techcombank', cash: 100_000 }));
    expect(two.byMethod).toEqual({ momo: 50_000, techcombank: 100_000 });
    expect(chosenAmountsReducer(two, amountCleared({ method: 'momo' })).byMethod['momo']).toBeUndefined();
    expect(chosenAmountsReducer(two, playerChanged({ username: null }))).toEqual({ byMethod: {} });
  });
});
