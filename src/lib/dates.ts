import moment from 'moment';
import type { Instant } from '@portal/contract';

/*
 * Vietnamese dates (APP-1), in the player's own time zone. Heavy: only chunks behind the login import this. moment
 * requires the locale's file itself; the build leaves out all others.
 */
moment.locale('vi');

/** 21/11/2026 */
export const formatDate = (instant: Instant): string => moment(instant).format('DD/MM/YYYY');

/** 21/11/2026 09:05 */
export const formatDateTime = (instant: Instant): string => moment(instant).format('DD/MM/YYYY HH:mm');
