import { createContext } from 'react';
import { defaultPortalConfig } from './portalConfig';

/** The deployment's configuration: links, hotlines, bot check. */
export const PortalConfigContext = createContext(defaultPortalConfig);
