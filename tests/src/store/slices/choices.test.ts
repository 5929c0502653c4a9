import { choiceMade, choicesReducer } from '../../../../src/store/slices/choices';
import { playerChanged } from '../../../../src/store/slices/session';

it('PLAY-6: a choice keeps the others, and a change of player clears them', () => {
  const one = choicesReducer(undefined, choiceMade({ cash: 50_000 }));
  const two = choicesReducer(one, choiceMade({ zoneId: 2 }));
  expect(two).toEqual({ cash: 50_000, zoneId: 2 });
  expect(choicesReducer(two, choiceMade({ cash: undefined }))).toEqual({ zoneId: 2 });
  expect(choicesReducer(two, playerChanged({ username: null }))).toEqual({});
});
