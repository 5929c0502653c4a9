export { openApiDocument } from './document';
export { operations } from './operations';
export type { AdditionalOperation, CallKey, Operation } from './operation';
export type { Schema } from './schema';
