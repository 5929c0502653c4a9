import type { ReactNode } from 'react';
import { ErrorPanelExtra } from '@portal/ui-kit';
import { ReportButton } from './ReportButton';
import { ProblemReport } from './ProblemReport';

const reportButton = <ReportButton />;

/** Adds 'Báo lỗi' to every error panel below it, and renders the dialog. Needs the store and the deployment's settings. */
export const WithProblemReports = ({ children }: { children: ReactNode }) => (
  <ErrorPanelExtra value={reportButton}>
    {children}
    <ProblemReport />
  </ErrorPanelExtra>
);
