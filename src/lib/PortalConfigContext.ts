import { createContext } from 'react';
import { defaultPortalConfig } from './portalConfig';

/** The deployment's configuration, for what shows it: links, hotlines, bot check. */
export const PortalConfigContext = createContext(defaultPortalConfig);
