/** LiveAgent: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'LiveAgent',
  `
LiveAgentRealTimeSystem { new(); static void cancelChatRequests(List<String>); static
  List<LiveAgent.LiveChatRoutingResult> routeChatRequests(List<LiveAgent.LiveChatRoutingRoute>); static void
  setButtonStatus(String, Boolean) }
LiveChatRoutingRequest { new(String, String, String); String getChatKey(); String getLiveChatButtonId(); String
  getLiveChatTranscriptId() }
LiveChatRoutingRoute { new(String, String); String getChatKey(); String getUserId() }
LiveChatRoutingResult { new(); String getChatKey(); LiveAgent.LiveChatRoutingResultType getResult(); Boolean
  isSuccess() }
enum LiveChatRoutingResultType { INVALID OK UNAVAILABLE }
LiveChatRouter { new(); void doRouting(List<LiveAgent.LiveChatRoutingRequest>) }
`,
);
