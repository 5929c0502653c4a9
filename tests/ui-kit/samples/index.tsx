import * as formsEntry from '@portal/ui-kit/forms';
import * as themeEntry from '@portal/ui-kit/theme';
import * as kitEntry from '@portal/ui-kit';
import * as lucide from 'lucide-react';
import { createElement, type ElementType } from 'react';
import { forms, theme } from './forms';
import { money } from './money';
import { parts } from './parts';
import type { Sample, Samples } from './sample';

const iconNames = new Map<unknown, string>(Object.entries(lucide).map(([name, icon]) => [icon, name]));

const isComponent = (name: string, value: unknown): boolean =>
  /^[A-Z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

/** The components of an entry point with their samples. Icons are all alike, so their samples are generated. */
function samplesOf(exports: object, samples: Samples): [name: string, sample: Sample | undefined][] {
  return Object.entries(exports)
    .filter(([name, value]) => isComponent(name, value))
    .map(([name, value]) => {
      const icon = iconNames.has(value)
        ? { element: createElement(value as ElementType), icon: true }
        : undefined;
      return [name, samples[name] ?? icon];
    });
}

/** Every exported component with its sample; undefined if it has none. */
export const everySample = [
  ...samplesOf(kitEntry, { ...parts, ...money }),
  ...samplesOf(formsEntry, forms),
  ...samplesOf(themeEntry, theme),
];
