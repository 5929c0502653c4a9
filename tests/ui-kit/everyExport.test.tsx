import { KitThemeProvider } from '@portal/ui-kit/theme';
import { screen } from '@testing-library/react';
import { cloneElement, createRef, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { everySample } from './samples';
import type { Sample } from './samples/sample';
import { axeFaults } from './axeFaults';
import { renderKit } from './renderKit';

// Covers the whole kit: every exported component is tested here as soon as it has a sample.
const cases = everySample.filter((entry): entry is [string, Sample] => entry[1] !== undefined);
const withElement = cases.filter(([, { rendersNoElement }]) => rendersNoElement === undefined);

const build = ({ element, wrap }: Sample, props: object = {}): ReactElement => {
  const withProps = cloneElement(element, { ...props });
  return wrap ? wrap(withProps) : withProps;
};

it('every exported component has a sample', () => {
  expect(everySample.filter(([, sample]) => sample === undefined).map(([name]) => name)).toEqual([]);
});

it.each(withElement)('%s passes its ref and further props to its element', (_name, sample) => {
  const ref = createRef<Element>();
  renderKit(
    build(sample, { ref, 'data-testid': 'own', className: 'own', 'aria-details': 'details', lang: 'en' }),
  );
  const element = screen.getByTestId('own');
  expect(ref.current).toBe(element);
  expect(element).toHaveClass('own');
  expect(element).toHaveAttribute('aria-details', 'details');
  expect(element).toHaveAttribute('lang', 'en');
});

it.each(cases)('%s renders on the server', (name, sample) => {
  const markup = renderToString(<KitThemeProvider>{build(sample)}</KitThemeProvider>);
  // A modal renders into the end of the body, which does not exist on the server.
  const isModal = /Dialog|Sheet/.test(name);
  expect(markup.replace(/<style[^>]*>[^<]*<\/style>/g, '') === '').toBe(isModal);
});

it.each(cases.filter(([, { icon }]) => !icon))('%s has no axe violations', async (_name, sample) => {
  const { baseElement } = renderKit(build(sample));
  expect(await axeFaults(baseElement)).toEqual([]);
});
