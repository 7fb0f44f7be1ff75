import { ChatPage } from "./chat-page.tsx";

export default function ChatScreen() {
  return <ChatPage agentId="studio" />;
}
