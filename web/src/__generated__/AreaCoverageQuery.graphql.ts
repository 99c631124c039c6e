/**
 * @generated SignedSource<<5d137616621ffbeef43782523f6e4b8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type AreaCoverageQuery$variables = {
  prefixes: ReadonlyArray<string>;
};
export type AreaCoverageQuery$data = {
  readonly postcodeCoverage: ReadonlyArray<{
    readonly districts: ReadonlyArray<string>;
    readonly prefix: string;
  }>;
};
export type AreaCoverageQuery = {
  response: AreaCoverageQuery$data;
  variables: AreaCoverageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "prefixes"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "prefixes",
        "variableName": "prefixes"
      }
    ],
    "concreteType": "PostcodeCoverage",
    "kind": "LinkedField",
    "name": "postcodeCoverage",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "prefix",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "districts",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AreaCoverageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AreaCoverageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f8f24ab5e59b16f7944001ab1799be18",
    "id": null,
    "metadata": {},
    "name": "AreaCoverageQuery",
    "operationKind": "query",
    "text": "query AreaCoverageQuery(\n  $prefixes: [String!]!\n) {\n  postcodeCoverage(prefixes: $prefixes) {\n    prefix\n    districts\n  }\n}\n"
  }
};
})();

(node as any).hash = "af9050a129b84b34b842ec713757baf4";

export default node;
