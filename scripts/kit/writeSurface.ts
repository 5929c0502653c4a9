import { writeFileSync } from 'node:fs';
import { kitSurface, surfaceFile } from './surface';

/** `npm run api:kit`: writes down what the kit exports now, once it was changed on purpose. */
writeFileSync(surfaceFile, kitSurface());
