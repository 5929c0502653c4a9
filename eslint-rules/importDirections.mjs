import { formPackages, hostPackages, kitPackages, portalPackages } from './allowedPackages.mjs';
import { directions, kitParts, portalParts } from './projectParts.mjs';

const ofPart = (...types) => ({ element: { types: { anyOf: types } } });
const ofPackage = (...sources) => ({ module: { origin: 'external', source: sources } });
const nodeModules = { module: { origin: 'core' } };

/** The options of boundaries/dependencies: the direction of imports (architecture §2). */
export const importDirections = {
  default: 'disallow',
  checkAllOrigins: true,
  checkUnknownLocals: true,
  message:
    'The direction of imports (architecture §2): "{{ from.element.type }}" may not import this. See eslint-rules/projectParts.mjs.',
  policies: [
    ...directions.map(([from, to]) => ({ from: ofPart(from), allow: { to: ofPart(...to) } })),
    {
      from: ofPart('feature'),
      allow: {
        to: { element: { type: 'feature', captured: { feature: '{{ from.element.captured.feature }}' } } },
      },
    },
    {
      from: ofPart('entry', 'app', 'replay'),
      allow: { to: ofPart(...portalParts, ...kitParts, 'contract') },
    },
    { from: ofPart('fixtures'), allow: { to: ofPart('fixtures', 'contract') } },
    { from: ofPart('contract'), allow: { to: ofPackage('yup') } },
    { from: ofPart('kit', 'kit-forms'), allow: { to: ofPackage(...kitPackages) } },
    { from: ofPart('kit-forms'), allow: { to: ofPackage(...formPackages) } },
    { from: ofPart(...portalParts), allow: { to: ofPackage(...portalPackages) } },
    { from: ofPart('host'), allow: { to: [ofPackage(...hostPackages), nodeModules] } },
    {
      from: ofPart('fixtures'),
      allow: { to: [ofPackage('*', '@*/*'), nodeModules] },
    },
  ],
};
