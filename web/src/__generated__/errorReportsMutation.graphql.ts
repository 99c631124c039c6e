/**
 * @generated SignedSource<<91e87b53d6c15a489b7980de38ed7521>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ReportClientErrorInput = {
  message: string;
  name: string;
  page: string;
  stack: string;
};
export type errorReportsMutation$variables = {
  input: ReportClientErrorInput;
};
export type errorReportsMutation$data = {
  readonly reportClientError: {
    readonly __typename: string;
  };
};
export type errorReportsMutation = {
  response: errorReportsMutation$data;
  variables: errorReportsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "reportClientError",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
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
    "name": "errorReportsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "errorReportsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e467d2826540127e674cda6f04f024b3",
    "id": null,
    "metadata": {},
    "name": "errorReportsMutation",
    "operationKind": "mutation",
    "text": "mutation errorReportsMutation(\n  $input: ReportClientErrorInput!\n) {\n  reportClientError(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "fbc321c4a486b2b66f5dd9b9de27ff4b";

export default node;
