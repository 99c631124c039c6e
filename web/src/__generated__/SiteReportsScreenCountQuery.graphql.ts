/**
 * @generated SignedSource<<fe47f7ebc3edef9fef58554db807be9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type SiteReportsScreenCountQuery$variables = Record<PropertyKey, never>;
export type SiteReportsScreenCountQuery$data = {
  readonly operator: {
    readonly openReportCount: number;
  } | null | undefined;
};
export type SiteReportsScreenCountQuery = {
  response: SiteReportsScreenCountQuery$data;
  variables: SiteReportsScreenCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Operator",
    "kind": "LinkedField",
    "name": "operator",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "openReportCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SiteReportsScreenCountQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SiteReportsScreenCountQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "0df02b775dfe7fdc59d998fa88c3e5ee",
    "id": null,
    "metadata": {},
    "name": "SiteReportsScreenCountQuery",
    "operationKind": "query",
    "text": "query SiteReportsScreenCountQuery {\n  operator {\n    openReportCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "cd266dda8c9d07b683da1f40b3267bfc";

export default node;
