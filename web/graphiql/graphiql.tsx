import 'graphiql/setup-workers/vite';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { exampleQuery, exampleVariables } from './exampleQuery.ts';
import { fetcher } from './fetcher.ts';
import './graphiql.css';

const root = document.getElementById('graphiql');
if (!root) throw new Error('The page has no #graphiql.');

createRoot(root).render(
  <GraphiQL
    fetcher={fetcher}
    defaultQuery={exampleQuery}
    initialVariables={exampleVariables}
    // A token typed here is gone when the page is closed.
    shouldPersistHeaders={false}
    defaultEditorToolsVisibility="variables"
  />,
);
