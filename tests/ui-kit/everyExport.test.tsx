import { KitThemeProvider } from '@portal/ui-kit/theme';
import { screen } from '@testing-library/react';
import { cloneElement, createRef, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { everySample } from './samples';
import type { Sample } from './samples/sample';
import { axeFaults, renderKit } from './renderKit';

/** A component added to the kit is in this table by itself; what it lacks is a sample in tests/ui-kit/samples. */
const cases = everySample.filter((entry): entry is [string, Sample] => entry[1] !== undefined);
const drawing = cases.filter(([, { drawsNothing }]) => drawsNothing === undefined);

const place = ({ element, wrap }: Sample, props: object = {}): ReactElement => {
  const given = cloneElement(element, { ...props });
  return wrap ? wrap(given) : given;
};

it('every component that the kit exports has a sample', () => {
  expect(everySample.filter(([, sample]) => sample === undefined).map(([name]) => name)).toEqual([]);
});

it.each(drawing)('%s hands its ref and further props on', (_name, sample) => {
  const ref = createRef<Element>();
  renderKit(
    place(sample, { ref, 'data-testid': 'own', className: 'own', 'aria-details': 'details', lang: 'en' }),
  );
  const drawn = screen.getByTestId('own');
  expect(ref.current).toBe(drawn);
  expect(drawn).toHaveClass('own');
  expect(drawn).toHaveAttribute('aria-details', 'details');
  expect(drawn).toHaveAttribute('lang', 'en');
});

it.each(cases)('%s draws on the server', (name, sample) => {
  const markup = renderToString(<KitThemeProvider>{place(sample)}</KitThemeProvider>);
  // A modal is drawn into the end of the page, which a server doesn't have.
  const isModal = /Dialog|Sheet/.test(name);
  expect(markup.replace(/<style[^>]*>[^<]*<\/style>/g, '') === '').toBe(isModal);
});

it.each(cases.filter(([, { icon }]) => !icon))('axe finds nothing in %s', async (_name, sample) => {
  const { baseElement } = renderKit(place(sample));
  expect(await axeFaults(baseElement)).toEqual([]);
});
