import { createContext } from 'react';
import { unsetPortalConfig } from '@portal/contract';

/** The deployment's configuration: links, hotlines, bot check. */
export const PortalConfigContext = createContext(unsetPortalConfig);
