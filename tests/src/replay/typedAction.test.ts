import { typedAction } from '../../../src/replay/typedAction';

it.each([
  [`{type:'colourMode/colourModeChosen',payload:'light'}`, 'light'],
  [`{ "type": "colourMode/colourModeChosen", "payload": "a: 'b', }" }`, "a: 'b', }"],
  [`{ type: 'colourMode/colourModeChosen', payload: 'it\\'s', }`, "it's"],
])('%s', (typed, payload) => {
  expect(typedAction(typed)).toEqual({ type: 'colourMode/colourModeChosen', payload });
});

it.each(['', '5', 'null', '{}', '{type: 5}', "{type: 'x/y'}", 'process.exit()'])(
  'is not an action: %s',
  (typed) => {
    expect(() => typedAction(typed)).toThrow(/Hãy gõ|Cổng không có/);
  },
);
