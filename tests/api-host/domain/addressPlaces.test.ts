import { readPlaces } from '../../../api-host/domain/addressPlaces';

const places = readPlaces(
  [
    '# ranges',
    '',
    '113.160.0.0/11,Việt Nam',
    '113.161.72.0/24, "Hà Nội" ',
    '2402:800::/32,TP. Hồ Chí Minh',
  ].join('\r\n'),
  'places.csv',
);

it.each([
  ['113.161.72.45', 'Hà Nội'],
  ['::ffff:113.161.72.45', 'Hà Nội'],
  ['113.170.1.1', 'Việt Nam'],
  ['2402:800:61c1:1a2b::7', 'TP. Hồ Chí Minh'],
  ['8.8.8.8', null],
  ['::1', null],
  ['no address', null],
])('SAFE-3: %s is in %s, by the narrowest range', (address, place) => {
  expect(places(address)).toBe(place);
});

it.each(['113.161.72.45,Hà Nội', '113.161.72.0/33,Hà Nội', '113.161.72.0/24', '113.161.72.0/24,'])(
  'SAFE-3: an invalid line "%s" stops the start',
  (line) => {
    expect(() => readPlaces(`# first\n${line}\n`, 'places.csv')).toThrow(
      /^Line 2 of places\.csv is not a range and a place/,
    );
  },
);
