/** The parts of the migration page that are loaded after it has been shown. */
export { ConfirmMigration } from './ConfirmMigration';
