import { isStandardPhrase } from '../../../src/api/standardPhrase';

it.each([
  'Not Found',
  'not found.',
  'Service Unavailable',
  'Server Error',
  'Unauthenticated.',
  'Too Many Attempts.',
  'Too many requests, please try again later.',
  'Rate limit exceeded, retry in 1 minute',
  'CSRF token mismatch.',
  'The given data was invalid.',
  'The route api/gift-codes could not be found.',
  'The GET method is not supported for route api/recharge/game. Supported methods: POST.',
  'Route GET:/api/bot-check not found',
  'Cannot GET /api/gift-codes',
  'ThrottlerException: Too Many Requests',
  'Method Not Allowed',
  'Forbidden resource',
  'Access Denied',
  "Request method 'PATCH' is not supported",
  'Your email address is not verified.',
])('HOST-2: %j is recognised as a technical message', (message) =>
  expect(isStandardPhrase(message)).toBe(true),
);

it.each(['Không đủ KP.', 'Tam chua ho tro', 'Zone 3 is closed for you', 'Exception: không đủ KP', ''])(
  'HOST-2: %j is shown unchanged',
  (message) => expect(isStandardPhrase(message)).toBe(false),
);
