/** The standard phrases of HTTP statuses, and those of Laravel, Express, Fastify, Nest and Spring with their limiters. */
const standardPhrase =
  /^(\w+Exception: )?(bad (request|gateway)|unauth\w+|payment required|forbidden( resource)?|access( is)? denied|(route \S+ |the route .* could )?not (found|be found|acceptable|implemented)|(request|gateway) time-?out|conflict|gone|(payload|content) too large|unsupported media type|unprocessable \w+|too many (requests|attempts)(, please try again later)?|rate limit exceeded.*|(internal )?server error|service unavailable|csrf token mismatch|the given data was invalid|this action is unauthorized|no query results for model.*|(the |request )?(\S+ )?method .*(allowed|supported).*|your email address is not verified|cannot (get|post|put|patch|delete) .*)[.!]?$/i;

/**
 * Whether a message is the standard phrase of a status or of a web framework. Players see the portal's own Vietnamese message
 * instead (HOST-2).
 */
export const isStandardPhrase = (message: string): boolean => standardPhrase.test(message.trim());
