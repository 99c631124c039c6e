/**
 * @generated SignedSource<<8e360b16e0ed03aeefc142be7e48a3a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ApproveProjectInput = {
  token: string;
};
export type useApproveProjectMutation$variables = {
  input: ApproveProjectInput;
};
export type useApproveProjectMutation$data = {
  readonly approveProject: {
    readonly __typename: "ApproveProjectPayload";
    readonly __typename: "ApproveProjectPayload";
  } | {
    readonly __typename: "ConflictError";
    readonly message: string;
  } | {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useApproveProjectMutation = {
  response: useApproveProjectMutation$data;
  variables: useApproveProjectMutation$variables;
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
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
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
    "name": "approveProject",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "ConflictError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "NotFoundError",
        "abstractKey": null
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
    "name": "useApproveProjectMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useApproveProjectMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "b59bd9d2cadb442d270ff570e1037e2a",
    "id": null,
    "metadata": {},
    "name": "useApproveProjectMutation",
    "operationKind": "mutation",
    "text": "mutation useApproveProjectMutation(\n  $input: ApproveProjectInput!\n) {\n  approveProject(input: $input) {\n    __typename\n    ... on ApproveProjectPayload {\n      __typename\n    }\n    ... on ConflictError {\n      message\n    }\n    ... on NotFoundError {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "3746a9b6a33a34eee3731cab1b6c1a47";

export default node;
