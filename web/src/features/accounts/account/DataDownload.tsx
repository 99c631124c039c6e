import { Download } from 'lucide-react';
import { useState, useEffect } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { DataDownloadQuery } from '../../../__generated__/DataDownloadQuery.graphql.ts';
import { PRODUCT_NAME } from '@forkfront/common/productName.ts';
import { problemFailure, readRefusal, type Refusal } from '../../../relay/refusal.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { AnchorButton, Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { VisuallyHidden } from '../../../ui/Text.tsx';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import { AccountSection } from './AccountSection.tsx';
import { messages } from './messages.ts';

/**
 * A query of its own, because it runs on each press. It asks by id: a failed `viewer` would look like a sign-out to the rest of
 * the page.
 */
const query = graphql`
  query DataDownloadQuery($id: ID!) {
    node(id: $id) {
      ... on User {
        dataExport {
          ... on DataExport @alias(as: "export") {
            text
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    }
  }
`;

interface SavedFile {
  url: string;
  name: string;
}

/** Saves everything that is stored about the user as a file. `userId`: global id. */
export function DataDownload({ userId }: { userId: string }) {
  const environment = useRelayEnvironment();
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [file, setFile] = useState<SavedFile | null>(null);
  useEffect(() => () => URL.revokeObjectURL(file?.url ?? ''), [file]);

  const download = async (): Promise<void> => {
    setFailure(null);
    setFile(null);
    setIsLoading(true);
    try {
      const data = await fetchQuery<DataDownloadQuery>(environment, query, { id: userId }).toPromise();
      const result = data?.node?.dataExport;
      if (!result?.export) return setFailure(readRefusal(result?.error, messages.downloadFailed).refusal);
      const saved = fileOf(result.export.text);
      setFile(saved);
      Object.assign(document.createElement('a'), { href: saved.url, download: saved.name }).click();
    } catch (problem) {
      setFailure(problemFailure(problem, messages.downloadFailed));
    } finally {
      setIsLoading(false);
    }
  };

  return (
    <AccountSection title={messages.dataTitle} intro={messages.dataIntro}>
      <Stack $gap={4} $align="start">
        <FailureAlert failure={failure} onWaited={() => setFailure(null)} />
        {file && (
          <Alert
            tone="success"
            action={
              <AnchorButton variant="secondary" href={file.url} download={file.name}>
                {messages.saveAgain}
              </AnchorButton>
            }
          >
            {messages.downloaded(file.name)}
          </Alert>
        )}
        <Button variant="secondary" loading={isLoading} onClick={() => void download()}>
          <Icon icon={Download} size={18} />
          {messages.download}
        </Button>
        <VisuallyHidden role="status">{isLoading && messages.preparing}</VisuallyHidden>
      </Stack>
    </AccountSection>
  );
}

function fileOf(text: string): SavedFile {
  const day = new Date().toISOString().slice(0, 10);
  return {
    url: URL.createObjectURL(new Blob([text], { type: 'application/json' })),
    name: `${PRODUCT_NAME.toLowerCase()}-${day}.json`,
  };
}
